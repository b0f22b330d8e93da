/** The cookie of a browser that shows a QR code: nothing else can take what is approved. */
export const QR_COOKIE = 'qr';
