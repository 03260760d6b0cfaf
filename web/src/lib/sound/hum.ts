/** A sound in the background that goes on without a seam: tones that come and go, and moving air. */

export interface Hum {
  /** Tones in hertz, each with its share and how many times it swells in the loop. */
  tones: readonly { pitch: number; share: number; swells: number }[];
  /** How loud the air is beside the tones. */
  air: number;
}

/** Seconds of the loop: every tone fits a whole number of times. */
const LENGTH = 12;
/** Seconds in which the end of the noise goes over into its beginning. */
const SEAM = 2;
/** The mean level of the whole: far below effects and voices. */
const QUIET = 0.03;

/** The samples of a hum, always the same. */
export function hummed({ tones, air }: Hum, rate: number): Float32Array<ArrayBuffer> {
  const samples = moving(LENGTH * rate, SEAM * rate).map((sample) => air * sample);
  for (const { pitch, share, swells } of tones) {
    const turns = Math.round(pitch * LENGTH);
    for (let at = 0; at < samples.length; at++) {
      const angle = (2 * Math.PI * at) / samples.length;
      samples[at]! += share * Math.sin(turns * angle) * (0.6 + 0.4 * Math.sin(swells * angle + turns));
    }
  }
  const mean = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  return samples.map((sample) => (sample * QUIET) / mean);
}

/** Dark noise whose end goes over into its beginning. */
function moving(length: number, seam: number): Float32Array<ArrayBuffer> {
  const noise = dark(length + seam);
  return noise.slice(0, length).map((sample, at) => {
    const part = Math.min(1, at / seam);
    return Math.sqrt(part) * sample + Math.sqrt(1 - part) * (noise[at + length] ?? 0);
  });
}

/** Noise without its high parts, of mean level 1. */
function dark(length: number): Float32Array<ArrayBuffer> {
  const found = new Float32Array(length);
  let [seed, one, two] = [1, 0, 0];
  for (let at = 0; at < length; at++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    one += 0.06 * (seed / 2 ** 31 - 1 - one);
    two += 0.06 * (one - two);
    found[at] = two;
  }
  const mean = Math.sqrt(found.reduce((sum, sample) => sum + sample * sample, 0) / length);
  return found.map((sample) => sample / mean);
}
