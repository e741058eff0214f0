// The environment variables of all ports to outside systems. Each port has its own file. config.ts spreads them.
import * as v from 'valibot'
import { captchaSecrets, captchaVariables, findCaptchaProblem, readCaptcha } from './captchaVariables.ts'
import { fileScanVariables, findFileScanProblem, readFileScan } from './fileScanVariables.ts'
import { fileStoreSecrets, fileStoreVariables, findFileStoreProblem, readS3 } from './fileStoreVariables.ts'
import { findLenderProblem, lenderVariables, readLenders } from './lenderVariables.ts'
import { findMessageProblem, messageSecrets, messageVariables, readMessages } from './messageVariables.ts'
import { findProviderProblem, providerVariables, readProviders } from './providerVariables.ts'

export const portVariables = {
  ...captchaVariables,
  ...fileScanVariables,
  ...fileStoreVariables,
  ...lenderVariables,
  ...messageVariables,
  ...providerVariables,
} as const

/** Variables whose value is never in a message. */
export const portSecrets: readonly string[] = [...captchaSecrets, ...fileStoreSecrets, ...messageSecrets]

const environmentSchema = v.object(portVariables)
type PortEnvironment = v.InferOutput<typeof environmentSchema>

/** Each returns what an operator has to change; null when the settings of a port are complete. */
const findProblems = [
  findMessageProblem,
  findLenderProblem,
  findProviderProblem,
  findFileScanProblem,
  findFileStoreProblem,
  findCaptchaProblem,
] as const

/** Lists all problems at once, so that an operator does not find them one by one. */
export const listPortProblems = (environment: PortEnvironment, isProduction: boolean): readonly string[] =>
  findProblems.flatMap((find) => find(environment, isProduction) ?? [])

/** `pageOrigins` are all origins that serve the page. */
export const readPorts = (environment: PortEnvironment, pageOrigins: readonly string[]) => ({
  /** The service that checks `googleCaptchaToken` of a submission. */
  captcha: readCaptcha(environment, pageOrigins),
  /** The scanner of uploaded files. */
  fileScan: readFileScan(environment),
  /** Where uploaded files are written. */
  fileStore: environment.FILE_STORE,
  /** The bucket of uploaded files, also when it is only read; null when there is none. */
  s3: readS3(environment),
  /** The sandbox's lenders, or the file of real ones. */
  lenders: readLenders(environment),
  /** The providers of bank links and card checks. */
  providers: readProviders(environment),
  /** The gateways that send e-mails and text messages. */
  messages: readMessages(environment),
})
