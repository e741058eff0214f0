// Offers makes of vehicles, and the models of the make that was typed, as a native list under the field; any other name
// is as good, and where the list does not come everything is typed.
import { vehicleModels } from '@loan/domain/contract/choices'
import type { InferOutput } from 'valibot'
import { useEffect, useState } from 'react'
import { type Application, useApplication } from '../../context/ApplicationContext.tsx'
import { controlOf } from '../../form/assists/controls.ts'
import type { AssistProps } from '../../form/assists/Assist.tsx'

type Makes = InferOutput<(typeof vehicleModels)['reply']>['makes']

const makePath = 'otherDetails.vehicleBrand'

const asked = new WeakMap<Application, Promise<Makes>>()

const fetchMakes = async (application: Application): Promise<Makes> => {
  const result = await application.request(vehicleModels, {})
  if (result.outcome === 'ok') return result.reply.makes
  asked.delete(application)
  return []
}

const isSameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export const VehicleNames = ({ dataPoint, formRef }: AssistProps) => {
  const application = useApplication()
  const [makes, setMakes] = useState<Makes>([])
  const [make, setMake] = useState('')
  const listId = `names-${dataPoint.name}`

  useEffect(() => {
    let isWanted = true
    const fetching = asked.get(application) ?? fetchMakes(application)
    asked.set(application, fetching)
    void fetching.then((fetched) => {
      if (isWanted) setMakes(fetched)
    })
    return () => {
      isWanted = false
    }
  }, [application])

  useEffect(() => {
    const form = formRef.current
    controlOf(form, dataPoint.path)?.setAttribute('list', listId)
    const find = () => setMake(controlOf(form, makePath)?.value ?? '')
    find()
    form?.addEventListener('input', find)
    return () => form?.removeEventListener('input', find)
  }, [formRef, dataPoint, listId])

  const names =
    dataPoint.path === makePath
      ? makes.map(({ name }) => name)
      : (makes.find(({ name }) => isSameName(name, make))?.models ?? [])
  return (
    <datalist id={listId}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}
