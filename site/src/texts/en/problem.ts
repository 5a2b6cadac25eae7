/** The page with the form that reports a problem with a figure. */
export const problemTexts = {
  lead: 'Is a figure wrong? Tell us what it should be. Anyone may report it: a reader, the model’s provider, or the suite’s evaluator. What you type stays in this tab until you send it.',
  afterwards: [
    'A person reads the report and checks the figure against its source.',
    'If it is not clearly mistaken, the figure is marked as contested, with a number.',
    'The decision and its reason stand in the record of changes; a correction names the release.',
  ],
  earlier: 'What became of earlier reports',
}
