/** Downloads text as a file. The object URL of the last file is kept until the next one. */
export function createSaveFile(type = 'text/csv;charset=utf-8'): (name: string, text: string) => void {
  let last = '';
  return (name, text) => {
    URL.revokeObjectURL(last);
    last = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement('a'), { href: last, download: name }).click();
  };
}
