// Tukan, resuming: the application with a bookmark.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Sheet } from './Sheet.tsx'
import { Toucan } from './Toucan.tsx'

export const ResumeScene = () => (
  <SceneFrame>
    <Sheet>
      <path stroke="var(--color-brand-line)" strokeWidth="4" d="M110 65h30" />
      <path fill="var(--color-accent)" d="M128 28h15v30l-7.5-6.5L128 58V28Z" />
    </Sheet>
    <Toucan x={2} />
  </SceneFrame>
)
