/** The query parameter of a file address that names the attachment (product-rules.md#attachment-name). */
export const attachmentParameter = 'attname';

/**
 * The name under which a browser saves a file: `en_file_name` plus the extension of the path, unless it ends with that already.
 * @param filePath path or address of the file, such as `/downloads/s3-pro/5.2.0/s3-pro-5.2.0-windows.zip`
 */
export function attachmentName(fileName: string, filePath: string): string {
  const path = filePath.split(/[?#]/, 1)[0] ?? '';
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  const dot = lastSegment.lastIndexOf('.');
  const extension = dot > 0 ? lastSegment.slice(dot) : '';
  return fileName.toLowerCase().endsWith(extension.toLowerCase()) ? fileName : fileName + extension;
}

/**
 * The address of a download link: the file path with the attachment name as its parameter. The address of an app store
 * stays as it is, because the store names its files itself.
 */
export function downloadHref(file: { file_path: string; en_file_name: string }): string {
  if (URL.canParse(file.file_path)) return file.file_path;
  const separator = file.file_path.includes('?') ? '&' : '?';
  const name = attachmentName(file.en_file_name, file.file_path);
  return `${file.file_path}${separator}${attachmentParameter}=${encodeURIComponent(name)}`;
}
