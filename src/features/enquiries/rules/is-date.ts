/** `'2026-02-28'` => true; a day that no calendar has, such as `'2026-02-30'` => false */
export const isDate = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
