/** Places at the end of an episode: more merit first; among equals the marker that came to lie earlier (G7-10). */
export function places(merit: readonly number[], markers: readonly number[]): { seat: number; place: number }[] {
  const earlier = (seat: number) => (markers.includes(seat) ? markers.indexOf(seat) : merit.length);
  return merit
    .map((_, seat) => seat)
    .sort((one, other) => merit[other]! - merit[one]! || earlier(one) - earlier(other))
    .map((seat, at) => ({ seat, place: at + 1 }));
}
