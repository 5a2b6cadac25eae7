import { email } from '#lab'
import { request } from '#lab/request'
import { formTexts } from '#texts/forms.ts'
import { headTexts } from '#texts/heads.ts'
import { requestTexts } from '#texts/request.tsx'
import { EvaluationRequestForm } from '@transparency-lab/widgets'
import { useSubmissionSink } from '../data/submissionContext.ts'
import { REQUESTED_MODELS } from '../data/requestedModels.ts'
import { KnownModelNote } from '../layout/requested/KnownModelNote.tsx'
import { RequestedModels } from '../layout/requested/RequestedModels.tsx'
import { REQUESTED_SECTION } from '../layout/requested/requestedSection.ts'
import { PATHS } from '../address/paths.ts'
import { useDraft } from '../page/useDraft.ts'
import { usePreloadToaster } from '../notices/usePreloadToaster.ts'

/** The page with the evaluation request form. */
export function Component() {
  const delivery = useSubmissionSink()
  usePreloadToaster()
  const form = useDraft(PATHS.request)
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.request.title}</h1>
          <p className="site-lead">{requestTexts.lead}</p>
        </div>
      </div>
      <noscript>
        <p>{formTexts.needsScript({ email })}</p>
      </noscript>
      <div ref={form} className="site-columns">
        <div>
          <EvaluationRequestForm
            contactEmail={email}
            {...(delivery && { onSubmit: delivery.requestEvaluation })}
          />
          <KnownModelNote around={form} />
        </div>
        <aside className="site-panel" aria-labelledby="timeline">
          <h2 id="timeline">{formTexts.next}</h2>
          <ol className="site-steps">
            {request?.steps.map(({ name, time, what }) => (
              <li key={name}>
                <strong>{name}</strong> <span className="site-step-time">{time}</span>
                <p>{what}</p>
              </li>
            ))}
          </ol>
          <p>
            <a href={`#${REQUESTED_SECTION}`}>{requestTexts.earlier}</a>
          </p>
        </aside>
      </div>
      <RequestedModels requests={REQUESTED_MODELS} />
    </>
  )
}
