// One "try again" for everything that was to be loaded and did not come: whoever keeps such a load forgets it.

const forgetters = new Set<() => void>()

/** `forget` lets go of a failed load, so that the next need asks anew. */
export const onTryAgain = (forget: () => void): void => {
  forgetters.add(forget)
}

export const tryAgain = (): void => forgetters.forEach((forget) => forget())
