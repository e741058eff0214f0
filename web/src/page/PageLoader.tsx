// The loader of a whole page or screen. It sets the slice `isLoading` while it is mounted (spec 3.39, 4.32).
import { useEffect } from 'react'
import { Loader, type LoaderProps } from '../ui/Loader.tsx'
import { useAppContext } from '../app-context/AppContext.tsx'
import styles from './PageLoader.module.css'

export const PageLoader = (props: LoaderProps) => {
  const { store } = useAppContext()
  useEffect(() => {
    store.setLoading(true)
    return () => store.setLoading(false)
  }, [store])
  return (
    <div className={styles['page']}>
      <Loader {...props} />
    </div>
  )
}
