import { EvaluationRequestForm } from '@transparency-lab/widgets'
import { useSubmissionSink } from '../data/submissionContext.ts'
import { SPONSORSHIP } from '../content/sponsorship.ts'
import { REQUESTED_MODELS } from '../data/requestedModels.ts'
import { KnownModelNote } from '../layout/requested/KnownModelNote.tsx'
import { RequestedModels } from '../layout/requested/RequestedModels.tsx'
import { REQUESTED_SECTION } from '../layout/requested/stateNames.ts'
import { PATHS } from '../address/paths.ts'
import { useDraft } from '../page/useDraft.ts'
import { usePreloadToaster } from '../notices/usePreloadToaster.ts'

const STEPS = [
  {
    name: 'Review',
    time: '1-2 weeks',
    what: 'We read the request and decide whether we can test the model.',
  },
  {
    name: 'Testing',
    time: '2-4 weeks',
    what: 'The model answers the probes of all four categories.',
  },
  { name: 'Analysis', time: '1 week', what: 'Scores are computed, compared and checked.' },
  {
    name: 'Publication',
    time: 'weekly',
    what: 'New evaluations appear on the dashboard every week.',
  },
] as const

/** The page with the evaluation request form. */
export function Component() {
  const delivery = useSubmissionSink()
  usePreloadToaster()
  const form = useDraft(PATHS.request)
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>Request Evaluation</h1>
          <p className="site-lead">
            Is a model missing from the dashboard? Tell us which one, and why it matters. What you
            type stays in this tab until you send it.
          </p>
        </div>
      </div>
      <noscript>
        <p>This form needs JavaScript. You can write to {SPONSORSHIP.email} instead.</p>
      </noscript>
      <div ref={form} className="site-columns">
        <div>
          <EvaluationRequestForm
            contactEmail={SPONSORSHIP.email}
            {...(delivery && { onSubmit: delivery.requestEvaluation })}
          />
          <KnownModelNote around={form} />
        </div>
        <aside className="site-panel" aria-labelledby="timeline">
          <h2 id="timeline">What happens next</h2>
          <ol className="site-steps">
            {STEPS.map(({ name, time, what }) => (
              <li key={name}>
                <strong>{name}</strong> <span className="site-step-time">{time}</span>
                <p>{what}</p>
              </li>
            ))}
          </ol>
          <p>
            <a href={`#${REQUESTED_SECTION}`}>What became of earlier requests</a>
          </p>
        </aside>
      </div>
      <RequestedModels requests={REQUESTED_MODELS} />
    </>
  )
}
