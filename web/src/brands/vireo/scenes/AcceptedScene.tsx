// Vireo, accepted: the application with a tick.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Bird } from './Bird.tsx'
import { Sheet } from './Sheet.tsx'

export const AcceptedScene = () => (
  <SceneFrame>
    <Bird />
    <Sheet>
      <circle cx="129" cy="59" r="10" fill="var(--color-brand-surface)" />
      <path d="m124.5 59.5 3.2 3.2 6-6.4" />
    </Sheet>
  </SceneFrame>
)
