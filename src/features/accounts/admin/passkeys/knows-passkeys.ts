/** Tells whether this browser can use passkeys here; it can't where the site was not opened by https, but for localhost. */
export const knowsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in window.PublicKeyCredential
