// The Redux store: the answers and the completed pages, which survive a reload in the session storage.
import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import * as z from 'zod'

const storageKey = 'conventional.application'

const answerSchema = z.union([z.string(), z.boolean(), z.record(z.string(), z.string())])
const applicationSchema = z.object({
  /** By path. A date has its parts. */
  answers: z.record(z.string(), answerSchema),
  completed: z.array(z.string()),
})

export type Answer = z.infer<typeof answerSchema>
export type Answers = Readonly<Record<string, Answer>>
type ApplicationState = z.infer<typeof applicationSchema>

const initialState: ApplicationState = { answers: {}, completed: [] }

const restoreApplication = (): ApplicationState => {
  try {
    return applicationSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return initialState
  }
}

const applicationSlice = createSlice({
  name: 'application',
  initialState,
  reducers: {
    pageCompleted: (state, { payload }: PayloadAction<{ readonly page: string; readonly answers: Answers }>) => {
      Object.assign(state.answers, payload.answers)
      if (!state.completed.includes(payload.page)) state.completed.push(payload.page)
    },
  },
})

export const { pageCompleted } = applicationSlice.actions

export const createStore = () => {
  const store = configureStore({
    reducer: { application: applicationSlice.reducer },
    preloadedState: { application: restoreApplication() },
  })
  store.subscribe(() => sessionStorage.setItem(storageKey, JSON.stringify(store.getState().application)))
  return store
}

type Store = ReturnType<typeof createStore>
type RootState = ReturnType<Store['getState']>

export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const selectAnswers = ({ application }: RootState): Answers => application.answers
