/** The share sheet of the device, where the browser has one. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Offer a link; whoever closes the sheet has changed their mind, which is no fault. */
export async function share(url: string, title: string): Promise<void> {
  await offer({ url, title });
}

/** Offer a picture, or keep it as a file where pictures cannot be shared. */
export async function sharePicture(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (canShare() && navigator.canShare?.({ files: [file] })) await offer({ files: [file], title });
  else keep(file);
}

async function offer(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

function keep(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
