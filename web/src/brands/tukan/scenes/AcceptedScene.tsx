// Tukan, accepted: the application with a tick.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { Toucan } from './Toucan.tsx'

export const AcceptedScene = () => (
  <SceneFrame>
    <Sheet>
      <circle cx="125" cy="54" r="13" fill="var(--color-brand)" />
      <path stroke="var(--color-surface)" strokeWidth="3.5" d="m119 54.5 4.2 4.2 8-8.4" />
    </Sheet>
    <Toucan x={2} eye="closed" />
  </SceneFrame>
)
