import type { TermsOfUseLabels } from './formLabels.ts'

/** The terms of use of the forms, which add the lists of their fields. The lab edits them here and in `locales`. */
export const enTermsOfUse: TermsOfUseLabels = {
  title: 'Terms and conditions',
  close: 'Close',
  notSent:
    'On this page the form is not connected to a service: what you enter does not leave your browser. The terms below apply wherever the form is connected.',
  storedTitle: 'What is stored',
  stored:
    'The items in this list. They are not published, and visitors of the website cannot read them.',
  storedProblem:
    'The items in this list. Visitors of the website cannot read them. Your name and your address are never published; your words only if you allow it, shortened by the lab to at most 600 characters.',
  agreement: 'your agreement to these terms',
  arrival: 'the date and time when the form was sent',
  purposeTitle: 'Why it is stored',
  requestPurpose:
    'To decide whether the model can be evaluated, to evaluate it, and to write to you about your request.',
  newsletterPurpose: 'To send you the newsletter and to address you by your name.',
  problemPurpose:
    'To check the figure, to publish what became of the report, and to write to you about it.',
  periodTitle: 'How long it is stored',
  requestPeriod:
    'Nothing is deleted automatically. Your request is kept until it is completed, or until you ask for its deletion. It is then deleted manually.',
  newsletterPeriod:
    'Nothing is deleted automatically. Your name and your address are kept until you no longer want the newsletter and ask for their deletion, or until the newsletter ends. They are then deleted manually.',
  problemPeriod:
    'Nothing is deleted automatically. Your report is kept for one year after the decision on it, or until you ask for its deletion. It is then deleted manually.',
  contactTitle: 'Contact',
  contact:
    'To learn what is stored about you, to have it corrected or deleted, or to withdraw your agreement, write to',
  contactUnknown:
    'To learn what is stored about you, to have it corrected or deleted, or to withdraw your agreement, write to the operator of this website. The address is on its pages.',
}
