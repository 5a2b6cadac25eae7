import type { ProblemFormLabels } from './formLabels.ts'

/** The labels of the form that reports a problem with a figure, in English. */
export const enProblemForm: ProblemFormLabels = {
  caption: 'Report of a problem',
  reportedFigure: 'Figure',
  problem: 'What is wrong',
  correction: 'What it should be',
  evidenceUrl: 'Evidence',
  reporterRole: 'Who you are',
  roles: {
    reader: 'A reader',
    provider: 'The model’s provider',
    evaluator: 'The suite’s evaluator',
  },
  name: 'Name',
  contactEmail: 'Contact Email',
  mayPublish: 'You may publish my words with the report.',
  yes: 'Yes',
  no: 'No',
  hints: {
    reportedFigure: 'The model, the figure and the suite.',
    problem: 'What the page says, and why that is not so.',
    correction: 'The right figure, and where it is published.',
    evidenceUrl: 'The address of a page that shows it.',
    reporterRole: 'It decides whose words they are.',
    name: 'How we should address you. It is not published.',
    contactEmail: 'Only for questions about this report. It is not published.',
  },
  submit: 'Send Report',
  submitting: 'Sending...',
  succeeded: 'Your report was sent. A person will read it.',
  failed: 'Failed to send the report. Please try again.',
  prepares: 'This form sends nothing by itself. It prepares a message, which you send.',
  prepare: 'Prepare Message',
  prepared: 'The message is prepared. Nothing was sent yet.',
  preparedTitle: 'Not sent yet: send it in one of these ways',
}
