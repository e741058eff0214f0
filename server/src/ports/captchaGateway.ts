// The port to a captcha service, which checks a token of the page (`googleCaptchaToken`, spec 3.1). Its adapters are
// `adapters/siteverify` and the sandbox.

export type CaptchaGateway = {
  /**
   * Whether the service accepts the token. A network call: do not call it inside a transaction. Throws GatewayError
   * when the service gives no result; the submission is rejected then (docs/decisions/43-remaining-ports.md).
   */
  readonly isHuman: (token: string) => Promise<boolean>
}
