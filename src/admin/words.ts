export const NOT_FETCHED =
  'This part of the desk could not be fetched. What you saved is safe, and what you typed is kept in this browser. Load the page again.'
