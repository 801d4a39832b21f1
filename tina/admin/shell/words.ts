/** What stands in place of a screen that failed while it was drawn. */
export const FAILED = {
  title: 'This page could not be shown',
  text: 'Something went wrong here while it was opened. Nothing that you typed is lost: it is kept in this browser and offered to you again.',
  again: 'Open the page again',
}

/** The other texts of the page that is shown, each with a form of its own. */
export const ALSO_HERE = {
  title: 'Also on this page',
  lead: 'Each of these has a form of its own. What you change in them changes wherever they stand.',
  unsaved: 'Not saved yet',
  close: 'Close',
}
