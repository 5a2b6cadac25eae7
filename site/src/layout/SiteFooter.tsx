import { about, licence } from '#lab'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { CiteButton } from './cite/CiteButton.tsx'
import { codeUrl } from '../env.ts'
import { EMBED_PARAMETER, PATHS } from '../address/paths.ts'
import { usePageQuery } from '../address/usePageQuery.ts'
import { useUrlEmbed } from '../address/useUrlEmbed.ts'
import { EmbedButton } from './embed/EmbedButton.tsx'

/** The publications of the figures: one for each file of a suite. */
const SOURCES = Object.values(
  import.meta.glob<{ readonly title: string; readonly url: string }>(
    ['@figures/*.json', '!@figures/{aliases,bases,reports}.json'],
    { import: 'source', eager: true },
  ),
)

/** The footer of every page. */
export function SiteFooter() {
  const embedded = useUrlEmbed()
  const [params] = usePageQuery()
  const code = codeUrl()
  return (
    <footer className="site-footer">
      <p>
        {about} Scores run from 0 to 100 %, higher is better; a score that was never measured is
        left out, not counted as zero.{' '}
        <Link to={`${PATHS.reports}#figures`}>How scores are made</Link>
      </p>
      <p>
        The published figures are those of{' '}
        {SOURCES.map(({ title, url }, index) => (
          <Fragment key={url}>
            {index > 0 && ', '}
            <a href={url}>{title}</a>
          </Fragment>
        ))}
        , each under its own terms. What we compile and compute from them is licensed under{' '}
        <a href={licence.url}>{licence.name}</a>.
      </p>
      <p>
        The software is free under the MIT licence:{' '}
        {code === undefined ? (
          <>
            the npm package <code>@transparency-lab/widgets</code>
          </>
        ) : (
          <a href={code}>its code</a>
        )}
        .{' '}
        <span className="site-footer-embed">
          Put these figures on your own page:{' '}
          <EmbedButton embedded={embedded} look="link" opensAtOnce={params.has(EMBED_PARAMETER)} />{' '}
          · <CiteButton embedded={embedded} look="link" />
        </span>
      </p>
    </footer>
  )
}
