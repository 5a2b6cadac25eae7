import { formatCount } from '../domain/index.ts'
import type { FormLabels, NewsletterFormLabels, RequestFormLabels } from './formLabels.ts'

/** The labels of all forms in English. */
export const enForm: FormLabels = {
  required: 'Please fill in this field.',
  tooLong: (limit) => `Please use at most ${formatCount(limit)} characters.`,
  notAnEmail: 'Please enter an e-mail address, such as name@example.org.',
  notAnAddress: 'Please enter a web address that begins with https:// or http://.',
  terms: 'I agree to the terms and conditions',
  termsLink: 'terms and conditions',
  termsMissing: 'Please agree to the terms and conditions',
  leaveEmpty: 'Leave this field empty',
  submitAgain: 'Nothing was sent yet. Please submit once more, so that we know you are a person.',
  optional: 'optional',
  notConnected:
    'Nothing is connected to this form: it only shows what would happen, and sends nothing.',
  sentTitle: 'What was sent',
  notSentTitle: 'Nothing was sent. It would have been:',
  copySent: 'Copy to keep',
  sentCopied: 'Copied.',
  copyRefused: 'The browser did not allow copying. You can select the text and copy it.',
}

/** The labels of the request form in English. */
export const enRequestForm: RequestFormLabels = {
  caption: 'Evaluation request',
  modelName: 'Model Name',
  provider: 'Provider',
  modelUrl: 'Model URL',
  reason: 'Reason',
  reasonPlaceholder: 'Select a reason',
  reasons: {
    'safety-concerns': 'Safety concerns',
    'bias-analysis': 'Bias analysis',
    'factual-accuracy': 'Factual accuracy',
    'jailbreak-testing': 'Jailbreak testing',
    'general-transparency': 'General transparency',
    'research-purposes': 'Research purposes',
    other: 'Other',
  },
  priority: 'Priority',
  priorities: { high: 'High', medium: 'Medium', low: 'Low' },
  contactEmail: 'Contact Email',
  additionalNotes: 'Additional Notes',
  hints: {
    modelName: 'As its provider writes it, with size and version.',
    provider: 'Who publishes the model.',
    modelUrl: 'A page about the model, such as its model card.',
    reason: 'What matters to you most.',
    priority: 'How urgent the evaluation is to you.',
    contactEmail: 'Only for questions about this request.',
    additionalNotes: 'Where the model is used, or what we should look at.',
  },
  submit: 'Submit Request',
  submitting: 'Submitting...',
  succeeded: 'Evaluation request submitted successfully!',
  failed: 'Failed to submit request. Please try again.',
}

/** The labels of the newsletter form in English. */
export const enNewsletterForm: NewsletterFormLabels = {
  caption: 'Newsletter subscription',
  name: 'Name',
  email: 'Email',
  hints: { name: 'How we should address you.', email: 'Where the newsletter should go.' },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  succeeded: 'Successfully subscribed to the newsletter!',
  succeededText: 'The next issue will arrive by e-mail.',
  notSubscribed: 'On a connected page you would be subscribed now. Here no newsletter will arrive.',
  failed: 'Failed to subscribe. Please try again.',
}
