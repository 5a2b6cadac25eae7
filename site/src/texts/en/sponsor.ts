import type { Counts } from '../values.ts'

/** The page for sponsors. */
export const sponsorTexts = {
  mission:
    'Our mission is that anyone can look up how safe and reliable a language model is, and where each figure comes from.',
  once: {
    name: 'One-time',
    price: 'Any amount',
    text: 'Every donation pays for evaluations.',
    action: 'Give once',
  },
  monthly: {
    name: 'Monthly',
    text: 'Regular donations let us plan ahead.',
    action: 'Give monthly',
  },
  perMonth: ({ dollars }: Counts<'dollars'>) => `$${dollars}/month`,
  institutional: {
    name: 'Institutional',
    price: 'Custom',
    text: 'For universities, foundations and companies, on terms that keep us independent.',
    action: 'Write to us',
  },
  uses: 'What your support pays for',
  perEvaluation: ({ dollars }: Counts<'dollars'>) =>
    `$${dollars} sponsors a complete safety evaluation of one model.`,
  impact: 'Our impact',
  statements: {
    modelsEvaluated: 'models evaluated',
    probes: 'probes',
    evaluationsRun: 'evaluations run',
  },
  recognition: 'Recognition',
  names: 'The names of our sponsors will appear here. Yours can be the first.',
}
