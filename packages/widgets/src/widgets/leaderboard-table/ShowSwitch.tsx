import { useLabels } from '../../data/index.ts'
import { LEADERBOARD_SHOWS, type LeaderboardShow } from '../../domain/index.ts'
import { Button } from '../../ui/index.ts'

interface ShowSwitchProps {
  readonly shown: LeaderboardShow
  readonly onShow: (show: LeaderboardShow) => void
}

/** Switches between the table and the picture of the leaderboard. */
export function ShowSwitch({ shown, onShow }: ShowSwitchProps) {
  const labels = useLabels('leaderboard')
  return (
    <div className="tl-show-switch" role="group" aria-label={labels.showAs}>
      {LEADERBOARD_SHOWS.map((show) => (
        <Button key={show} tone="plain" aria-pressed={show === shown} onClick={() => onShow(show)}>
          {labels.shows[show]}
        </Button>
      ))}
    </div>
  )
}
