import { about, licence } from '#lab'
import { sources } from '#lab/sources'
import { shellTexts } from '#texts/shell.tsx'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { CiteButton } from './cite/CiteButton.tsx'
import { codeUrl } from '../env.ts'
import { EMBED_PARAMETER, PATHS } from '../address/paths.ts'
import { usePageQuery } from '../address/usePageQuery.ts'
import { useUrlEmbed } from '../address/useUrlEmbed.ts'
import { EmbedButton } from './embed/EmbedButton.tsx'

const PACKAGE = '@transparency-lab/widgets'

/** The footer of every page. */
export function SiteFooter() {
  const embedded = useUrlEmbed()
  const [params] = usePageQuery()
  const code = codeUrl()
  return (
    <footer className="site-footer">
      <p>
        {shellTexts.scores({
          about,
          method: <Link to={`${PATHS.reports}#figures`}>{shellTexts.method}</Link>,
        })}
      </p>
      <p>
        {shellTexts.figures({
          sources: sources.map(({ title, url }, index) => (
            <Fragment key={url}>
              {index > 0 && shellTexts.comma}
              <a href={url}>
                <bdi>{title}</bdi>
              </a>
            </Fragment>
          )),
          licence: <a href={licence.url}>{licence.name}</a>,
        })}
      </p>
      <p>
        {shellTexts.software({
          code:
            code === undefined ? (
              shellTexts.npmPackage({ npm: <code dir="ltr">{PACKAGE}</code> })
            ) : (
              <a href={code}>{shellTexts.code}</a>
            ),
        })}{' '}
        <span className="site-footer-embed">
          {shellTexts.embedFigures({
            embed: (
              <EmbedButton
                embedded={embedded}
                look="link"
                opensAtOnce={params.has(EMBED_PARAMETER)}
              />
            ),
            cite: <CiteButton embedded={embedded} look="link" />,
          })}
        </span>
      </p>
    </footer>
  )
}
