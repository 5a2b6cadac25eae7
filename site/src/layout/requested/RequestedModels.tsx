import { requestTexts } from '#texts/request.tsx'
import { compareText } from '@transparency-lab/widgets/domain'
import type { RequestedModel } from '../../data/requestedModels.ts'
import { REQUEST_STATES, type RequestState } from '../../data/requestStates.ts'
import { SiteLink } from '../SiteLink.tsx'
import { REQUESTED_SECTION } from './requestedSection.ts'
import { toAddress } from '../../address/toAddress.ts'

interface RequestedModelsProps {
  readonly requests: readonly RequestedModel[]
}

/** The models that were requested, by what became of them, with counts. */
export function RequestedModels({ requests }: RequestedModelsProps) {
  const groups = REQUEST_STATES.map((state) => ({
    state,
    models: requests
      .filter((request) => request.state === state)
      .sort((a, b) => compareText(b.since, a.since)),
  })).filter(({ models }) => models.length > 0)
  return (
    <section className="site-section" aria-labelledby={REQUESTED_SECTION}>
      <h2 id={REQUESTED_SECTION}>
        {requestTexts.requested}{' '}
        <span className="site-count">{requestTexts.count({ count: requests.length })}</span>
      </h2>
      {groups.length === 0 && <p>{requestTexts.none}</p>}
      {groups.map(({ state, models }) => (
        <Group key={state} state={state} models={models} />
      ))}
    </section>
  )
}

interface GroupProps {
  readonly state: RequestState
  readonly models: readonly RequestedModel[]
}

function Group({ state, models }: GroupProps) {
  return (
    <>
      <h3>
        {requestTexts.states[state]}{' '}
        <span className="site-count">{requestTexts.count({ count: models.length })}</span>
      </h3>
      <ul className="release-list">
        {models.map((request) => (
          <li key={`${request.provider} ${request.name}`}>
            <Model request={request} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Model({ request }: { readonly request: RequestedModel }) {
  const { name, provider, requestedOn, since, reason, modelId } = request
  const text = <bdi>{name}</bdi>
  const about = {
    provider: <bdi>{provider}</bdi>,
    date: <time dateTime={requestedOn}>{requestedOn}</time>,
  }
  return (
    <>
      {modelId === undefined ? (
        text
      ) : (
        <SiteLink href={toAddress(`/model/${encodeURIComponent(modelId)}`)}>{text}</SiteLink>
      )}{' '}
      <span>
        {since === requestedOn
          ? requestTexts.requestedOn(about)
          : requestTexts.since({ ...about, since: <time dateTime={since}>{since}</time> })}
        {reason !== undefined && (
          <>
            . <bdi>{reason}</bdi>
          </>
        )}
      </span>
    </>
  )
}
