// Below every page once there are answers: whether they outlive this tab, and the way to take them off the device.
import { useNamespace } from '../context/useNamespace.ts'
import { ClearData } from './ClearData.tsx'
import styles from './Keeping.module.css'
import { SavingState } from './SavingState.tsx'

export const Keeping = ({ onCleared }: { readonly onCleared: () => void }) =>
  useNamespace('clear-data') ? (
    <div className={styles['keeping']}>
      <SavingState />
      <ClearData onCleared={onCleared} />
    </div>
  ) : null
