// Continues the upload on the phone: shows a link as a QR code on wide screens. This page follows by polling.
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import type { QrDrawing } from './drawQr.ts'
import styles from './ContinueOnPhone.module.css'
import { usePhoneLink } from './usePhoneLink.ts'

const titleId = 'continue-on-phone'

/** Renders nothing when the lead has no answer that the phone could confirm. */
export const ContinueOnPhone = () => {
  const canConfirm = useApplicationState(
    ({ leadApplication: { applicationData } }) =>
      applicationData.contactDetails?.phoneNumber !== undefined ||
      applicationData.personalDetails?.dateOfBirth !== undefined,
  )
  return canConfirm ? <PhoneLinkCard /> : null
}

const PhoneLinkCard = () => {
  const t = useTexts('id-upload')
  const { step, drawing, isBusy, failure, create } = usePhoneLink()
  return (
    <div className={styles['wideOnly']}>
      <Card as="section" labelledBy={titleId}>
        <div className={styles['row']}>
          <Stack gap="close" start>
            <Stack gap="tight">
              <h2 id={titleId}>{t('phone>title')}</h2>
              <Text muted id="phone-help">
                {t('phone>help')}
              </Text>
            </Stack>
            <RequestProblem failure={failure} />
            <LiveRegion>
              {step === 'shown' && <Text>{t('phone>scan')}</Text>}
              {step === 'expired' && <Text>{t('phone>expired')}</Text>}
            </LiveRegion>
            <Button variant="secondary" busy={isBusy} describedBy="phone-help" onClick={() => void create()}>
              {t(step === 'none' ? 'phone>action' : 'phone>again')}
            </Button>
          </Stack>
          {drawing !== null && <QrCode drawing={drawing} label={t('phone>alt')} />}
        </div>
      </Card>
    </div>
  )
}

/** Scanners need a margin of four modules. */
const margin = 4

type QrCodeProps = { readonly drawing: QrDrawing; readonly label: string }

const QrCode = ({ drawing: { size, path }, label }: QrCodeProps) => {
  const side = size + 2 * margin
  return (
    <svg
      className={styles['code']}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
