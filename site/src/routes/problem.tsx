import { email } from '#lab'
import { formTexts } from '#texts/forms.ts'
import { headTexts } from '#texts/heads.ts'
import { problemTexts } from '#texts/problem.ts'
import { ProblemReportForm, useModel } from '@transparency-lab/widgets'
import type { FigureAddress } from '@transparency-lab/widgets/domain'
import { useLocation } from 'react-router-dom'
import { useUrlProblem } from '../address/useUrlProblem.ts'
import { describeFigure } from '../contested/describeFigure.ts'
import { prepareReport } from '../contested/prepareReport.ts'
import { useSubmissionSink } from '../data/submissionContext.ts'
import { trackerUrl } from '../env.ts'
import { SiteLink } from '../layout/SiteLink.tsx'
import { usePreloadToaster } from '../notices/usePreloadToaster.ts'
import { useDraft } from '../page/useDraft.ts'
import { toAddress } from '../address/toAddress.ts'

/** The page with the form that reports a problem with a figure. */
export function Component() {
  const figure = useUrlProblem()
  usePreloadToaster()
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.problem.title}</h1>
          <p className="site-lead">{problemTexts.lead}</p>
        </div>
      </div>
      <noscript>
        <p>{formTexts.needsScript({ email })}</p>
      </noscript>
      <div className="site-columns">
        {figure === undefined ? (
          <Form figure={undefined} text="" />
        ) : (
          <FigureForm figure={figure} />
        )}
        <aside className="site-panel" aria-labelledby="afterwards">
          <h2 id="afterwards">{formTexts.next}</h2>
          <ol className="site-steps">
            {problemTexts.afterwards.map((step) => (
              <li key={step}>
                <p>{step}</p>
              </li>
            ))}
          </ol>
          <p>
            <SiteLink href={toAddress('/reports#contested')}>{problemTexts.earlier}</SiteLink>
          </p>
        </aside>
      </div>
    </>
  )
}

/** The form for one figure, named as its page names it. */
function FigureForm({ figure }: { readonly figure: FigureAddress }) {
  const model = useModel(figure.modelId)
  const found = model.status === 'ready' ? (model.value ?? undefined) : undefined
  const text = describeFigure(figure, found)
  // The key starts anew once the name of the figure is known.
  return model.status === 'pending' ? (
    <div aria-busy="true" />
  ) : (
    <Form key={text} figure={figure} text={text} />
  )
}

interface FormProps {
  readonly figure: FigureAddress | undefined
  readonly text: string
}

function Form({ figure, text }: FormProps) {
  const { pathname, search } = useLocation()
  const delivery = useSubmissionSink()
  // Each figure has a draft of its own.
  const form = useDraft(figure === undefined ? pathname : pathname + search)
  return (
    <div ref={form}>
      <ProblemReportForm
        figure={figure}
        defaultReportedFigure={text}
        contactEmail={email}
        {...(delivery
          ? { onSubmit: delivery.reportProblem }
          : {
              prepare: (report) => prepareReport(report, { email, trackerUrl: trackerUrl() }),
            })}
      />
    </div>
  )
}
