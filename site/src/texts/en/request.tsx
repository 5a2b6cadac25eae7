import type { Counts, Names, Parts } from '../values.ts'

/** The page with the request form, and the requested models. */
export const requestTexts = {
  lead: 'Is a model missing from the dashboard? Tell us which one, and why it matters. What you type stays in this tab until you send it.',
  earlier: 'What became of earlier requests',
  requested: 'Requested Models',
  none: 'No request is public yet. A request is shown here once we have read it.',
  states: {
    requested: 'Requested',
    accepted: 'Accepted',
    evaluating: 'Being evaluated',
    published: 'Published',
    declined: 'Declined',
  },
  count: ({ count }: Counts<'count'>) => `(${count})`,
  requestedOn: ({ provider, date }: Parts<'provider' | 'date'>) => (
    <>
      {provider} · requested on {date}
    </>
  ),
  since: ({ provider, date, since }: Parts<'provider' | 'date' | 'since'>) => (
    <>
      {provider} · requested on {date}, in this state since {since}
    </>
  ),
  evaluated: ({ model }: Parts<'model'>) => (
    <>{model} is evaluated already. You can still request another version or setting of it.</>
  ),
  known: ({ model, state, since }: Parts<'model'> & Names<'state' | 'since'>) => (
    <>
      {model} is requested already: {state.toLowerCase()} since {since}.
    </>
  ),
}
