import type { ReadOptions } from './evaluationSource.ts'
import { SourceError } from './sourceError.ts'

const SILENCE_MS = 30_000

/** How an attempt to get an answer is called off, and how it shows that something comes. */
export interface Attempt {
  readonly signal: AbortSignal
  /** Gives the answer on; from now on each piece of its body is a sign of life, as the answer is itself. */
  readonly hear: (answer: Response) => Response
}

/**
 * Lets an attempt go on while something is heard of it. After 30 seconds of silence it is called off,
 * and so is it when the caller does; an answer that is left unread is called off with it.
 *
 * @throws SourceError after the silence, whether or not the attempt heeds its signal
 */
export async function untilSilent<Value>(
  attempt: (attempt: Attempt) => Promise<Value>,
  { signal: caller }: ReadOptions = {},
): Promise<Value> {
  caller?.throwIfAborted()
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    if (signal.aborted) return
    timer = setTimeout(() => {
      controller.abort(new SourceError('unreachable', 'The source was silent for 30 seconds.'))
    }, SILENCE_MS)
  }
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
  caller?.addEventListener('abort', () => controller.abort(caller.reason), { signal })
  wait()
  try {
    return await Promise.race([attempt({ signal, hear: (answer) => heard(answer, wait) }), isOver])
  } finally {
    controller.abort()
  }
}

function heard(answer: Response, onSign: () => void): Response {
  onSign()
  // The answer of a page's own fetch may lack the stream.
  const body = answer.body as Partial<ReadableStream<Uint8Array>> | null | undefined
  if (!body?.pipeThrough) return answer
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, passed) => {
      onSign()
      passed.enqueue(piece)
    },
  })
  return new Response(body.pipeThrough(listening), answer)
}
