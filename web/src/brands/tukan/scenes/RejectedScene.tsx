// Tukan, rejected: the application returns, and a path continues beside it.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { Toucan } from './Toucan.tsx'

export const RejectedScene = () => (
  <SceneFrame>
    <Sheet>
      <circle cx="125" cy="54" r="13" fill="var(--color-accent-surface)" stroke="var(--color-accent)" strokeWidth="2" />
      <path stroke="var(--color-accent-ink)" strokeWidth="3.5" d="M119.5 54h11" />
    </Sheet>
    <Toucan x={2} tilt={9} />
  </SceneFrame>
)
