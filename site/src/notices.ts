/** Long enough for a screen reader to know of the region before it says something, in ms. */
const REGION_MS = 100

type Show = (message: string) => void

let place: Promise<Show> | undefined

/** Shows a passing notice. What draws them comes with the first one at the latest. */
export async function showNotice(message: string): Promise<void> {
  try {
    const show = await noticePlace()
    show(message)
  } catch (error) {
    console.error(error)
    showPlainly(message)
  }
}

/** The place where notices are shown, opened once; after a failure it is tried again. */
export function noticePlace(): Promise<Show> {
  place ??= openPlace().catch((error: unknown) => {
    place = undefined
    throw error
  })
  return place
}

async function openPlace(): Promise<Show> {
  const { mountNotices } = await import('./layout/NoticePlace.tsx')
  const show = mountNotices(document.body.appendChild(document.createElement('div')))
  await new Promise((passed) => setTimeout(passed, REGION_MS))
  return show
}

/** What a notice says is not lost where its code does not come. */
function showPlainly(message: string): void {
  const notice = document.createElement('p')
  notice.className = 'site-plain-notice'
  notice.setAttribute('role', 'alert')
  notice.textContent = message
  document.querySelector('.site-plain-notice')?.remove()
  document.body.append(notice)
}
