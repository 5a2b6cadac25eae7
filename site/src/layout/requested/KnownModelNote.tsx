import { requestTexts } from '#texts/request.tsx'
import type { RefObject } from 'react'
import { useLoaded } from '../../data/useLoaded.ts'
import { REQUESTED_MODELS } from '../../data/requestedModels.ts'
import { loadCoverage } from '../../measured/loadCoverage.ts'
import { findKnownModel, type KnownModel } from '../../requested/findKnownModel.ts'
import { useFieldText } from '../../requested/useFieldText.ts'
import { SiteLink } from '../SiteLink.tsx'
import { REQUESTED_SECTION } from './requestedSection.ts'
import { toAddress } from '../../address/toAddress.ts'

interface KnownModelNoteProps {
  /** An element around the request form. */
  readonly around: RefObject<HTMLElement | null>
}

/** Says while a visitor types the name of a model that it is evaluated or requested already. */
export function KnownModelNote({ around }: KnownModelNoteProps) {
  const name = useFieldText(around, 'modelName')
  const coverage = useLoaded(loadCoverage)
  const bases = coverage.status === 'ready' ? coverage.value.bases : []
  const known = findKnownModel(name, bases, REQUESTED_MODELS)
  return (
    <div className="requested-note" role="status">
      {known && <Note known={known} />}
    </div>
  )
}

function Note({ known }: { readonly known: KnownModel }) {
  if (known.kind === 'evaluated') {
    return (
      <p>
        {requestTexts.evaluated({
          model: (
            <SiteLink href={toAddress(`/model/${encodeURIComponent(known.id)}`)}>
              <bdi>{known.name}</bdi>
            </SiteLink>
          ),
        })}
      </p>
    )
  }
  const { name, state, since } = known.request
  return (
    <p>
      {requestTexts.known({
        model: (
          <a href={`#${REQUESTED_SECTION}`}>
            <bdi>{name}</bdi>
          </a>
        ),
        state: requestTexts.states[state],
        since,
      })}
    </p>
  )
}
