"""Replays rounds played by our own rules (logs.ts) through env.py: every legal set, feature, trump, trick and score.

  python3 training/anansi/check.py anansi-logs.json.gz

Also that the port of the instant bot wants what the instant bot wanted. Exit code 0 only if all agree.
"""
import argparse
import base64
import gzip
import json
import os
import sys
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from anansi.env import CARDS, INPUTS, Rounds, hand_size, steps_of  # noqa: E402
from anansi.instant import Instant  # noqa: E402


def fail(what, detail):
    print('FAILED', what, detail)
    sys.exit(1)


def hash_weights():
    i = np.arange(INPUTS, dtype=np.uint64)
    mask = np.uint64(0xFFFFFFFF)
    a = ((i + np.uint64(1)) * np.uint64(0x9E3779B1)) & mask
    b = ((i + np.uint64(7)) * np.uint64(0x85EBCA6B)) & mask
    return torch.as_tensor((a ^ b).astype(np.int64))


def bits(masks):
    """int list -> bool [n, 42]"""
    array = np.array(masks, dtype=np.uint64)
    return torch.as_tensor(((array[:, None] >> np.arange(CARDS, dtype=np.uint64)) & np.uint64(1)).astype(bool))


def replay(logs, seats, device, watch=None):
    """All rounds with so many seats at once; `watch(t, legal, features)` may look on."""
    n = len(logs)
    # Suits by place: new card = place of its suit * 14 + value - 1.
    place = torch.zeros(n, 3, dtype=torch.int64)
    for i, log in enumerate(logs):
        for at, suit in enumerate(log['order']):
            place[i, suit] = at
    cards = torch.arange(CARDS)
    renamed = place[:, cards // 14] * 14 + cards % 14  # [n, 42]: the new name of each card
    holder = torch.full((n, CARDS), -1, dtype=torch.int8)
    display = torch.zeros(n, 3, dtype=torch.int64)
    for i, log in enumerate(logs):
        seen = sorted(log['turnedUp'] + log['open'] + [c for hand in log['hands'] for c in hand])
        if seen != list(range(CARDS)):
            fail('deal', i)
        for seat, hand in enumerate(log['hands']):
            holder[i, renamed[i, hand]] = seat
        for card in log['turnedUp']:
            display[i, renamed[i, card] // 14] += 1
    at = lambda key: torch.tensor([log[key] for log in logs], dtype=torch.int64)
    bonus = torch.tensor([2, 4, 7])[at('round') - 1]
    rounds = Rounds(seats, holder.to(device), display.to(device), at('leader').to(device), bonus.to(device), at('zeroZero').to(device))
    trump = place.gather(1, at('trump')).to(device)  # [n, tricks + 1]
    if not (rounds.trump == trump[:, 0]).all():
        fail('first trump', seats)
    weights = hash_weights().to(device)
    renamed = renamed.to(device)
    instant = Instant(device, torch.float64)
    rows = torch.arange(n, device=device)
    agree, decisions, choices, same = 0, 0, 0, 0
    for t in range(steps_of(seats)):
        rounds.look()
        legal = rounds.legal()
        # The real legal set, in the names and the order of the seat in turn.
        for half, key in enumerate(('plays', 'recruits')):
            real = bits([log[key][t] for log in logs]).to(device)
            named = torch.zeros_like(real).scatter_(1, renamed, real)
            if not (named.gather(1, rounds.idx) == legal[:, half * CARDS:(half + 1) * CARDS]).all():
                fail('legal ' + key, (seats, t))
        features = rounds.features()
        if features[:, INPUTS:].any():
            fail('padding', (seats, t))
        real = torch.tensor([log['hashes'][t] for log in logs], device=device)
        if not (((features[:, :INPUTS].long() * weights).sum(1) & 0xFFFFFFFF) == real).all():
            for i, log in enumerate(logs):
                if 'features' in log:
                    want = np.frombuffer(base64.b64decode(log['features'][t]), dtype=np.uint8)
                    got = features[i, :INPUTS].cpu().numpy()
                    if (want != got).any():
                        where = np.nonzero(want != got)[0]
                        fail('features', (seats, t, i, where[:20], want[where][:20], got[where][:20]))
            fail('feature hash', (seats, t))
        if watch is not None:
            watch(t, legal, features)

        def named(key):
            real = torch.tensor([log[key][t] for log in logs], device=device)
            card = renamed.gather(1, (real % CARDS).unsqueeze(1))
            return (rounds.idx == card).long().argmax(1) + CARDS * (real >= CARDS).long()

        worth = torch.where(legal, instant.worth(rounds), torch.full((n, 84), -1e9, dtype=torch.float64, device=device))
        wanted = named('instant')
        agree += int((worth[rows, wanted] >= worth.max(1)[0] - 1e-7).sum())
        choice = legal.sum(1) > 1
        choices += int(choice.sum())
        same += int((choice & (torch.where(legal, worth, worth.new_tensor(-1e9)).argmax(1) == wanted)).sum())
        decisions += n
        action = named('actions')
        if not legal[rows, action].all():
            fail('action not legal', (seats, t))
        rounds.step(action)
        if t % seats == seats - 1:
            winners = torch.tensor([log['winners'][t // seats] for log in logs], device=device)
            if not (rounds.leader == winners).all():
                fail('winner', (seats, t))
            if not (rounds.trump == trump[:, t // seats + 1]).all():
                fail('trump', (seats, t))
    for key, got in (('listeners', rounds.listeners[:, :seats]), ('stories', rounds.stories[:, :seats]), ('points', rounds.points())):
        if not (at(key).to(device) == got).all():
            fail(key, seats)
    print(f'{seats} seats: {n} rounds, {decisions} decisions: legal sets, features, trump, tricks and scores agree; '
          f'instant bot {100 * agree / decisions:.3f} % (same action in {100 * same / choices:.1f} % of the choices)')
    if agree < 0.999 * decisions:
        fail('instant', seats)


def sound(seats, n, device):
    """Random play: deals are whole, cards are kept, stories add up, somebody can always act."""
    rounds = Rounds.deal(n, seats, device)
    held = rounds.holder.long()
    for seat in range(seats):
        if not ((held == seat).sum(1) == hand_size(seats)).all():
            fail('deal sizes', seats)
    if not (rounds.display.sum(1) == 2).all():
        fail('display', seats)
    recruits = torch.zeros((), device=device)
    while not rounds.over:
        rounds.look()
        legal = rounds.legal()
        if not legal.any(1).all():
            fail('nothing legal', seats)
        rounds.features()
        action = torch.where(legal, torch.rand(n, 84, device=device), torch.full((n, 84), -1.0, device=device)).argmax(1)
        recruits += (action >= CARDS).sum()
        rounds.step(action)
    if not (rounds.holder == -1).all() or not (rounds.stories.sum(1) == hand_size(seats)).all():
        fail('round end', seats)
    if int(rounds.display.sum()) != 2 * n + int(recruits):
        fail('display grows by recruits', seats)
    print(f'{seats} seats, random play: {float(rounds.points().float().mean()):.3f} points per seat and round')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('logs')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    parser.add_argument('--n', type=int, default=0)
    args = parser.parse_args()
    began = time.time()
    with gzip.open(args.logs, 'rt') as file:
        logs = json.load(file)
    if logs['inputs'] != INPUTS:
        fail('layout', logs['inputs'])
    logs = logs['rounds']
    for seats in (3, 4, 5):
        replay([log for log in logs if log['seats'] == seats], seats, args.device)
    for seats in (3, 4, 5):
        sound(seats, args.n or (65536 if args.device == 'cuda' else 512), args.device)
    print(f'check: all agree ({time.time() - began:.1f} s, torch {torch.__version__}, {args.device})')


if __name__ == '__main__':
    main()
