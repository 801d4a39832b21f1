/** The panel in which a form is filled in, as Tina marks it. */
export const FORM_PANEL = '[data-test^="form:"]'
