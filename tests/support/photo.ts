/** A JPEG of 16 by 8 pixels, left half red, right half blue, without metadata. */
const plain = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO',
    'UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P',
    'T09PT09PT0//wAARCAAIABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/E',
    'ABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEAAAAAAAAAAAAAAAAABkOCwcL/2gAMAwEAAhEDEQA/AM+hAYU5q9DzNFbD/9k=',
  ].join(''),
  'base64',
);

/** The same picture with GPS location and Exif orientation (1 to 8), as from a phone. */
export function photo(orientation: number, order: 'II' | 'MM' = 'II'): Buffer {
  const short = (value: number): Buffer => numberOf(value, 2, order);
  const long = (value: number): Buffer => numberOf(value, 4, order);
  const entry = [short(0x01_12), short(3), long(1), short(orientation), short(0)];
  const tiff = Buffer.concat([Buffer.from(order), short(42), long(8), short(1), ...entry, long(0)]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 13.7563 N')]);
  const marker = Buffer.concat([Buffer.from([0xff, 0xe1]), numberOf(exif.length + 2, 2, 'MM')]);
  return Buffer.concat([plain.subarray(0, 2), marker, exif, plain.subarray(2)]);
}

function numberOf(value: number, length: 2 | 4, order: 'II' | 'MM'): Buffer {
  const bytes = Buffer.alloc(length);
  if (order === 'II') bytes.writeUIntLE(value, 0, length);
  else bytes.writeUIntBE(value, 0, length);
  return bytes;
}
