// Tukan, asking the lenders: three messages are on their way.
import { SceneFrame } from '../../../ui/SceneFrame.tsx'
import { Toucan } from './Toucan.tsx'

export const AskingScene = () => (
  <SceneFrame>
    <Toucan x={4} eye="up" />
    <rect x="112" y="14" width="44" height="22" rx="11" fill="var(--color-brand)" />
    <path stroke="var(--color-header-text)" strokeWidth="3.5" d="M124 25h0M134 25h0M144 25h0" />
    <rect x="120" y="46" width="36" height="20" rx="10" fill="var(--color-brand-line)" />
    <path stroke="var(--color-brand)" strokeWidth="3" d="M130 56h0M138 56h0M146 56h0" />
    <rect x="128" y="76" width="28" height="18" rx="9" fill="var(--color-brand-surface)" />
    <path stroke="var(--color-brand)" strokeWidth="2.5" d="M136 85h0M142 85h0M148 85h0" />
  </SceneFrame>
)
