// Line drawings of this screen: the outline of each side, and the pictures that cannot be read. All are decorative: the
// text beside each one says the same.
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { ReactNode } from 'react'
import styles from './Drawings.module.css'

const Drawing = ({ children, viewBox }: { readonly children: ReactNode; readonly viewBox: string }) => (
  <svg className={styles['drawing']} viewBox={viewBox} aria-hidden="true">
    {children}
  </svg>
)

/** Photo and lines of text; without the edge of the card. */
const CardFace = () => (
  <>
    <rect x="14" y="20" width="22" height="26" rx="3" />
    <circle cx="25" cy="29" r="4.5" />
    <path d="M17 46c0-6 3.6-9 8-9s8 3 8 9" />
    <path d="M44 23h34M44 31h26M44 39h34M44 46h16" />
  </>
)

const outlines: Readonly<Record<UploadSide, ReactNode>> = {
  front: (
    <>
      <rect className={styles['paper']} x="5" y="6" width="86" height="52" rx="6" />
      <CardFace />
    </>
  ),
  back: (
    <>
      <rect className={styles['paper']} x="5" y="6" width="86" height="52" rx="6" />
      <rect x="14" y="15" width="14" height="11" rx="2" />
      <path d="M38 17h42M38 24h28" />
      <path className={styles['code']} d="M14 37h68M14 43h68M14 49h68" />
    </>
  ),
  selfie: (
    <>
      <rect className={styles['paper']} x="22" y="4" width="52" height="56" rx="8" />
      <ellipse className={styles['dashed']} cx="48" cy="27" rx="12" ry="15" />
      <path d="M43 25v1M53 25v1M44 33c2.4 2 5.6 2 8 0M29 60c1-10 8-15 19-15s18 5 19 15" />
    </>
  ),
}

export const SideOutline = ({ side }: { readonly side: UploadSide }) => (
  <Drawing viewBox="0 0 96 64">{outlines[side]}</Drawing>
)

export type BadPicture = 'glare' | 'corner' | 'blur'

const badPictures: Readonly<Record<BadPicture, ReactNode>> = {
  glare: (
    <>
      <rect className={styles['paper']} x="9" y="11" width="78" height="44" rx="5" />
      <CardFace />
      <path className={styles['light']} d="m52 4 6 17 17-6-9 15 16 9-18 3 2 18-14-12-14 12 2-18-18-3 16-9-9-15 17 6z" />
    </>
  ),
  corner: (
    <g transform="rotate(-9 48 32) translate(26 -15)">
      <rect className={styles['paper']} x="5" y="12" width="86" height="48" rx="6" />
      <CardFace />
    </g>
  ),
  blur: (
    <>
      <rect className={styles['paper']} x="9" y="11" width="78" height="44" rx="5" />
      <g className={styles['faint']}>
        <CardFace />
        <g transform="translate(3 1)">
          <CardFace />
        </g>
        <g transform="translate(-3 -1)">
          <CardFace />
        </g>
      </g>
    </>
  ),
}

/** The nested SVG clips at the edge of the picture. */
export const BadPictureDrawing = ({ kind }: { readonly kind: BadPicture }) => (
  <Drawing viewBox="0 0 104 72">
    <svg x="0" y="0" width="96" height="64" viewBox="0 0 96 64">
      <rect className={styles['ground']} width="96" height="64" rx="6" />
      <g>{badPictures[kind]}</g>
    </svg>
    <circle className={styles['badge']} cx="92" cy="60" r="11" />
    <path className={styles['cross']} d="m88 56 8 8M96 56l-8 8" />
  </Drawing>
)
