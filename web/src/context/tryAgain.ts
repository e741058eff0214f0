// Notifies all caches of failed loads when the applicant presses "try again".

const forgetters = new Set<() => void>()

/** Registers `forget`, which drops failed loads so that the next use loads again. */
export const onTryAgain = (forget: () => void): void => {
  forgetters.add(forget)
}

export const tryAgain = (): void => forgetters.forEach((forget) => forget())
