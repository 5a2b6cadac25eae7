/** The page with the newsletter form. */
export const newsletterTexts = {
  stays: 'What you type stays in this tab until you send it.',
  expect: 'What to expect',
}
