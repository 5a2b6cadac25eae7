import { email } from '#lab'
import { newsletter } from '#lab/newsletter'
import { formTexts } from '#texts/forms.ts'
import { headTexts } from '#texts/heads.ts'
import { newsletterTexts } from '#texts/newsletter.ts'
import { NewsletterForm } from '@transparency-lab/widgets'
import { useSubmissionSink } from '../data/submissionContext.ts'
import { PATHS } from '../address/paths.ts'
import { useDraft } from '../page/useDraft.ts'
import { usePreloadToaster } from '../notices/usePreloadToaster.ts'

/** The page with the newsletter form. */
export function Component() {
  const delivery = useSubmissionSink()
  usePreloadToaster()
  const form = useDraft(PATHS.newsletter)
  return (
    <>
      <div className="site-page-head">
        <div>
          <h1>{headTexts.newsletter.title}</h1>
          <p className="site-lead">
            {newsletter?.lead} {newsletterTexts.stays}
          </p>
        </div>
      </div>
      <noscript>
        <p>{formTexts.needsScript({ email })}</p>
      </noscript>
      <div ref={form} className="site-columns">
        <NewsletterForm contactEmail={email} {...(delivery && { onSubmit: delivery.subscribe })} />
        <aside className="site-panel" aria-labelledby="habits">
          <h2 id="habits">{newsletterTexts.expect}</h2>
          <dl className="site-facts">
            {newsletter?.expect.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </>
  )
}
