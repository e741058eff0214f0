// Sends messages from the frame to the host page: two types, without data of an applicant. Receives no messages.

export type HostMessage =
  /** Spec 4.53: the height of the document in pixels. */
  | { readonly type: 'FORM_HEIGHT'; readonly height: number }
  /**
   * A request to scroll to this position, in pixels from the top of the frame.
   * @assumed the specification names only the height message; a frame of full height cannot scroll the host's page.
   */
  | { readonly type: 'FORM_SCROLL'; readonly top: number }

export type Host = (message: HostMessage) => void

type Receiver = { readonly postMessage: (message: HostMessage, targetOrigin: string) => void }

export const createHost =
  (parent: Receiver, origins: readonly string[]): Host =>
  (message) => {
    for (const origin of origins) parent.postMessage(message, origin)
  }
