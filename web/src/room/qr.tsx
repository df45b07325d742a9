import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code: dark squares on the white of its frame. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const picture = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 0 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#1b150d" d="${squares}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [text]);
  return <img className="qr" src={picture} alt={label} width="148" height="148" />;
}
