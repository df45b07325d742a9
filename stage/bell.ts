/** A small brass bell, struck softly: two partials that die away. */
const PARTIALS = [
  { hertz: 880, level: 0.05, seconds: 1.1 },
  { hertz: 1318.5, level: 0.022, seconds: 0.7 },
] as const;

let room: AudioContext | undefined;

/** Rings once. Silent where the browser has no sound or has not been touched yet. */
export function ringBell(): void {
  if (typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  if (room.state === 'suspended') {
    void room.resume().catch(() => undefined);
  }
  const now = room.currentTime;
  for (const { hertz, level, seconds } of PARTIALS) {
    const tone = room.createOscillator();
    const volume = room.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, now);
    volume.gain.linearRampToValueAtTime(level, now + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(volume).connect(room.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}
