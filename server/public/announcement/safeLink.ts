const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' };

/** The target of an announcement link: an https address or a path of this site; null for anything else. */
export function safeLink(written: string): string | null {
  const link = decode(written).trim();
  if (/[\s\p{Cc}"'<>\\`]/u.test(link)) return null;
  if (/^\/(?!\/)/.test(link)) return link;
  return /^https:\/\//i.test(link) && isPlainAddress(link) ? link : null;
}

/** Credentials before the host disguise the real address. */
function isPlainAddress(link: string): boolean {
  const address = URL.parse(link);
  return address !== null && address.username === '' && address.password === '';
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt));?/gi, (whole, hex, decimal, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : '\uFFFD';
  });
}
