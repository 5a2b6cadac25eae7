import type { Names, Parts } from '../values.ts'

/** What the site says when a page or a part of it is missing. */
export const failureTexts = {
  notFound: 'Oops! Page not found',
  toDashboard: 'Return to the dashboard',
  goToDashboard: 'Go to the dashboard',
  crashed: 'Unexpected Application Error!',
  loadAgain: 'Load the page again',
  missingCode: ({ cause }: Names<'cause'>) => `The code of this page could not be loaded. ${cause}`,
  tryAgain: 'Try again',
  dialog: ({ again }: Parts<'again'>) => (
    <>The dialog could not be loaded. Try again, or {again}.</>
  ),
  dialogLoadAgain: 'load the page again',
  close: 'Close',
  loadedAgain: 'The site has been loaded again. What you typed is still here.',
}
