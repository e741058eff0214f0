// A list of short texts.
import styles from './TextList.module.css'

export type TextListProps = {
  readonly items: readonly string[]
  /** Numbers the items. */
  readonly ordered?: boolean
}

export const TextList = ({ items, ordered = false }: TextListProps) => {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}
