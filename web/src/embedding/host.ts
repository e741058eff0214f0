// The one way from the frame to the page around it: two messages, without any data of an applicant. Nothing is ever
// listened to.

export type HostMessage =
  /** Spec 4.53: height of the document in pixels. */
  | { readonly type: 'FORM_HEIGHT'; readonly height: number }
  /**
   * Where the applicant should look: pixels from the top of the frame.
   * @assumed the specification names the height alone; a frame of full height cannot scroll the host's page.
   */
  | { readonly type: 'FORM_SCROLL'; readonly top: number }

export type Host = (message: HostMessage) => void

type Receiver = { readonly postMessage: (message: HostMessage, targetOrigin: string) => void }

export const createHost =
  (parent: Receiver, origins: readonly string[]): Host =>
  (message) => {
    for (const origin of origins) parent.postMessage(message, origin)
  }
