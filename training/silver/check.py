"""Replays rounds played by our own rules (logs.ts) through env.py: every legal set, feature, state and score. Exit code 0 only if all agree.

  python3 training/silver/check.py silver-logs.json.gz
"""
import argparse
import gzip
import json
import os
import sys
import time

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from silver import env  # noqa: E402
from silver.scripted import INSTANT, Scripted  # noqa: E402
from silver.env import ACTIONS, ALL_ACTIONS, AT, C, DISCARD, FIELDS, INPUTS, OPEN, P, PILE, Rounds, deal  # noqa: E402

CODES = 169
STATE = P * C + PILE + DISCARD + OPEN + C + 13


def fail(what, detail):
    print('FAILED', what, detail)
    sys.exit(1)


def weights(size, device):
    i = np.arange(size, dtype=np.uint64)
    mask = np.uint64(0xFFFFFFFF)
    a = ((i + np.uint64(1)) * np.uint64(0x9E3779B1)) & mask
    b = ((i + np.uint64(7)) * np.uint64(0x85EBCA6B)) & mask
    return torch.as_tensor((a ^ b).astype(np.int64), device=device)


def hashed(numbers, by):
    """The sum of products modulo 2^32, without leaving 64 bits."""
    low, high = by & 0xFFFF, by >> 16
    x = numbers.long()
    return ((x * low).sum(1) + (((x * high).sum(1) & 0xFFFF) << 16)) & 0xFFFFFFFF


def state_vector(r):
    """int64 [n, STATE], as codes.ts writes it."""
    fx = r.fixed
    c = lambda x: x.long().unsqueeze(1)
    cut = lambda cards, length, places: torch.where(places < length.unsqueeze(1), cards.long() + 1, 0)
    return torch.cat((
        torch.where(fx.c8 < r.size.unsqueeze(2), r.village.long() + 1, 0).flatten(1), cut(r.pile, r.plen, fx.c31), cut(r.disc, r.dlen, fx.c52),
        cut(r.open, r.olen, fx.c4), r.pushed, c(r.held) + 1, c(r.frm), c(r.drawn), c(r.ability) + 1, c(r.chosen_village) + 1, c(r.chosen_at) + 1,
        c(r.phase), c(r.turn), c(r.caller) + 1, c(r.turns), c(r.acted), c(r.owner) + 1, c(r.placed)), 1)


def from_vectors(vectors, seats, device):
    """The rounds as they began."""
    v = torch.tensor(vectors, dtype=torch.int64, device=device)
    fields = deal(torch.tensor(seats, device=device), device)
    at = 0

    def take(size):
        nonlocal at
        at += size
        return v[:, at - size:at]

    fields['village'] = (take(P * C).reshape(-1, P, C) - 1).int()
    fields['size'] = (fields['village'] >= 0).sum(2)
    fields['pile'] = (take(PILE) - 1).int()
    fields['plen'] = (fields['pile'] >= 0).sum(1)
    fields['disc'] = (take(DISCARD) - 1).int()
    fields['dlen'] = (fields['disc'] >= 0).sum(1)
    fields['open'] = (take(OPEN) - 1).int()
    fields['olen'] = (fields['open'] >= 0).sum(1)
    take(C)
    rest = take(13)
    fields['phase'], fields['turn'], fields['owner'] = rest[:, 6], rest[:, 7], rest[:, 11] - 1
    return fields


def legal_codes(r, legal):
    """bool [n, 169]: the legal set by places of the rows."""
    n = r.n
    out = torch.zeros(n, CODES, dtype=torch.bool, device=r.device)
    out[:, :8] = legal[:, :8]
    out[:, 8:12] = torch.zeros_like(legal[:, 8:12]).scatter(1, r.open_order, legal[:, 8:12])
    out[:, 12:17] = legal[:, 12:17]
    own = lambda first: torch.zeros(n, C, dtype=torch.bool, device=r.device).scatter(1, r.order[:, 0], legal[:, first:first + C])
    out[:, 17:25] = own(env.PUSH)
    chosen = torch.cat((legal[:, env.OWN:env.OWN + C], legal[:, env.OTHER:env.OTHER + 3 * C]), 1).view(n, P, C)
    chosen = torch.zeros_like(chosen).scatter(2, r.order, chosen)
    seats = torch.where(r.there, r.away, P).unsqueeze(2).expand(n, P, C)
    out[:, 25:57] = torch.zeros(n, P + 1, C, dtype=torch.bool, device=r.device).scatter(1, seats, chosen)[:, :P].reshape(n, 32)
    out[:, 57:65], out[:, 65:73], out[:, 73:81] = own(env.GIVES), own(env.PUTS), own(env.LOOKS)
    out[:, 81:95] = legal[:, env.DIGS:env.DIGS + 14]
    out[:, 95:103] = own(env.PLACES_AT)
    out[:, 103], out[:, 104] = legal[:, env.ADD_LEFT], legal[:, env.ADD_RIGHT]
    free = ((r.phase == env.TURN) | (r.phase == env.END) | ((r.phase == env.DECIDE) & (r.pcount == 0))).view(n, 1, 1)
    pairs = r.pairs & free
    rows = torch.zeros_like(pairs).scatter(1, r.order[:, 0].unsqueeze(2).expand(n, C, C), pairs)
    out[:, 105:] = torch.zeros_like(rows).scatter(2, r.order[:, 0].unsqueeze(1).expand(n, C, C), rows).view(n, 64)
    return out


def from_code(r, code):
    """The action by the net's places, and which Bodyguard."""
    n = r.n
    place = torch.zeros(n, P, C, dtype=torch.int64, device=r.device).scatter(2, r.order, r.fixed.c8.expand(n, P, C))  # place in the row -> of the net
    own = lambda at: place[:, 0].gather(1, at.clamp(0, C - 1).unsqueeze(1)).squeeze(1)
    open_place = torch.zeros_like(r.open_order).scatter(1, r.open_order, r.fixed.c4.expand(n, 4))
    action = code.clone()
    within = lambda a, b: (code >= a) & (code < b)
    action = torch.where(within(8, 12), 8 + open_place.gather(1, (code - 8).clamp(0, 3).unsqueeze(1)).squeeze(1), action)
    action = torch.where(within(17, 25), env.PUSH + own(code - 17), action)
    village = torch.div(code - 25, C, rounding_mode='floor').clamp(0, P - 1)
    away = (village - r.turn) % r.seats
    slot = place.flatten(1).gather(1, (away * C + (code - 25).clamp(0, 31) % C).unsqueeze(1)).squeeze(1)
    action = torch.where(within(25, 57), torch.where(away == 0, env.OWN + slot, env.OTHER + (away - 1) * C + slot), action)
    for first, kind in ((57, env.GIVES), (65, env.PUTS), (73, env.LOOKS), (95, env.PLACES_AT)):
        action = torch.where(within(first, first + C), kind + own(code - first), action)
    action = torch.where(within(81, 95), env.DIGS + code - 81, action)
    action = torch.where(within(103, 105), env.ADD_LEFT + code - 103, action)
    action = torch.where(code >= 105, env.GUARDS + own((code - 105) % C), action)
    by = own(torch.div(code - 105, C, rounding_mode='floor'))
    return action, by


def bits(hexes):
    """[n, 169]"""
    raw = np.zeros((len(hexes), 22), dtype=np.uint8)
    for i, text in enumerate(hexes):
        raw[i] = np.frombuffer(int(text, 16).to_bytes(22, 'little'), dtype=np.uint8)
    return torch.as_tensor(np.unpackbits(raw, axis=1, bitorder='little')[:, :CODES].astype(bool))


def replay(logs, device, watch=None):
    """All rounds at once, decision by decision; `watch(t, rounds, live, legal, features)` may look on."""
    n = len(logs)
    r = Rounds(from_vectors([log['begin'] for log in logs], [log['seats'] for log in logs], device), strict=True)
    by_features, by_state = weights(INPUTS, device), weights(STATE, device)
    lengths = [len(log['decisions']) for log in logs]
    decisions = ended = 0
    for t in range(max(lengths)):
        live = [i for i in range(n) if lengths[i] > t]
        if len(live) < r.n:
            keep = torch.tensor([k for k, i in enumerate(alive) if lengths[i] > t], device=device)
            r = Rounds({name: getattr(r, name)[keep] for name in FIELDS}, strict=True)
        alive = live
        now = [logs[i]['decisions'][t] for i in live]
        number = lambda key: torch.tensor([d[key] for d in now], device=device)
        r.look()
        legal = r.legal()
        features = r.features()
        if not (r.turn == number('seat')).all():
            fail('whose turn', t)
        real = bits([d['legal'] for d in now]).to(device)
        mine = legal_codes(r, legal)
        if not (real == mine).all():
            bad = (real != mine).any(1).nonzero()[0, 0].item()
            fail('legal set', (t, live[bad], 'phase', int(r.phase[bad]), 'codes', (real[bad] != mine[bad]).nonzero().flatten().tolist(),
                               'rules say', real[bad].nonzero().flatten().tolist()))
        if features[:, INPUTS:].any():
            fail('padding', t)
        wrong = hashed(features[:, :INPUTS], by_features) != number('features')
        if wrong.any():
            for bad in wrong.nonzero().flatten().tolist():
                if 'full' in now[bad]:
                    want = torch.tensor(now[bad]['full']['features'])
                    at = (want != features[bad, :INPUTS].cpu().long()).nonzero().flatten().tolist()
                    names = [max((a, name) for name, a in AT.items() if a <= i) for i in at[:12]]
                    fail('features', (t, live[bad], [(i - a, name, int(want[i]), int(features[bad, i])) for i, (a, name) in zip(at, names)]))
            fail('features, without a full record', (t, [live[bad] for bad in wrong.nonzero().flatten().tolist()][:10]))
        if watch is not None:
            watch(t, r, live, legal, features)
        action, by = from_code(r, number('action'))
        if not legal.gather(1, action.unsqueeze(1)).all():
            fail('action not legal', t)
        r.step(action, by)
        decisions += len(live)
        vector = state_vector(r)
        sums = hashed(vector, by_state)
        last = torch.tensor(['state' not in d for d in now], device=device)
        cut = torch.tensor([lengths[i] == t + 1 and 'cut' in logs[i] for i in live], device=device)
        if (~cut & (r.over != last)).any():
            bad = (~cut & (r.over != last)).nonzero().flatten().tolist()[:5]
            fail('end of the round', (t, [live[i] for i in bad], r.over[bad].tolist()))
        want = torch.tensor([d.get('state', 0) for d in now], device=device)
        wrong = ~last & (sums != want)
        if wrong.any():
            for bad in wrong.nonzero().flatten().tolist():
                if 'full' in now[bad]:
                    full = torch.tensor(now[bad]['full']['state'])
                    at = (full != vector[bad].cpu()).nonzero().flatten().tolist()
                    fail('state', (t, live[bad], 'action', now[bad]['action'], [(i, int(full[i]), int(vector[bad, i])) for i in at[:12]]))
            fail('state, without a full record', (t, [live[b] for b in wrong.nonzero().flatten().tolist()][:10], [now[b]['action'] for b in wrong.nonzero().flatten().tolist()][:10]))
        for k, i in enumerate(live):
            if lengths[i] == t + 1 and 'points' in logs[i]:
                if r.points[k, :logs[i]['seats']].tolist() != logs[i]['points'] or int(r.caller[k]) != logs[i]['caller'] or int(r.turns[k]) != logs[i]['turns']:
                    fail('points', (i, r.points[k].tolist(), logs[i]['points']))
                ended += 1
    return decisions, ended


def sound(n, device):
    """Random play in training's own way: cards are kept, somebody can always act, rounds end."""
    seats = 2 + torch.arange(n, device=device) % 3
    r = Rounds(deal(seats, device))
    ended, points, steps = 0, 0.0, 0
    for _ in range(400):
        r.look()
        legal = r.legal()[:, :ACTIONS]
        r.features()
        if not legal.any(1).all():
            fail('nothing legal', int(r.phase[(~legal.any(1)).nonzero()[0, 0]]))
        faces = torch.cat((torch.where(r.village >= 0, r.village & 15, -1).flatten(1),
                           torch.where(r.fixed.c31 < r.plen.unsqueeze(1), r.pile & 15, -1),
                           torch.where(r.fixed.c52 < r.dlen.unsqueeze(1), r.disc, -1),
                           torch.where(r.fixed.c4 < r.olen.unsqueeze(1), r.open, -1),
                           torch.where(r.frm > 0, r.held & 15, -1).unsqueeze(1)), 1)
        lying = 52 - (4 - r.seats) * 5
        if not ((faces >= 0).sum(1) == lying).all():
            fail('cards lost', (faces >= 0).sum(1)[:10].tolist())
        if ((faces.unsqueeze(2) == r.fixed.c14).sum(1) > r.fixed.copies).any():
            fail('cards twice', '')
        action = torch.where(legal, torch.rand(n, ACTIONS, device=device), torch.full((n, ACTIONS), -1.0, device=device)).argmax(1)
        r.step(action)
        if r.over.any():
            ended += int(r.over.sum())
            points += float((r.points * (r.fixed.c4 < r.seats.unsqueeze(1))).sum(1)[r.over].float().div(r.seats[r.over]).sum())
            r.begin_anew(r.over, deal(seats, device))
        steps += n
    print(f'random play: {steps} decisions, {ended} rounds ended, {points / max(1, ended):.2f} points per seat and round')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('logs')
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    parser.add_argument('--n', type=int, default=0)
    args = parser.parse_args()
    began = time.time()
    with gzip.open(args.logs, 'rt') as file:
        logs = json.load(file)
    if logs['inputs'] != INPUTS or logs['actions'] != ACTIONS or logs['at'] != AT:
        fail('layout', (logs['inputs'], INPUTS))
    scripted = Scripted(args.device)
    agree = {}

    def watch(t, r, live, legal, _):
        net = r.phase <= env.END  # place and add are not the net's
        score = scripted.scores(r, torch.full((r.n,), INSTANT, device=r.device))
        score = torch.where(legal[:, :ACTIONS], score, torch.full_like(score, -1e9))
        wanted, _ = from_code(r, torch.tensor([logs['rounds'][i]['decisions'][t]['instant'] for i in live], device=r.device))
        wanted = torch.where(net, wanted, 0)
        same = score.gather(1, wanted.unsqueeze(1)).squeeze(1) >= score.amax(1) - 1e-3
        for phase in r.phase[net].unique().tolist():
            at = net & (r.phase == phase) & (legal.sum(1) > 1)
            yes, all_ = agree.get(phase, (0, 0))
            agree[phase] = (yes + int((same & at).sum()), all_ + int(at.sum()))

    decisions, ended = replay(logs['rounds'], args.device, watch)
    yes, all_ = (sum(x) for x in zip(*agree.values()))
    print(f'the scripted bot wants what the instant bot wants in {100 * yes / all_:.2f} % of {all_} choices;',
          'by phase', {phase: f'{100 * y / max(1, a):.1f}' for phase, (y, a) in sorted(agree.items())})
    if yes < 0.97 * all_:
        fail('scripted bot', yes / all_)
    print(f'{len(logs["rounds"])} rounds, {decisions} decisions: legal sets, features and states agree; scores of {ended} whole rounds agree')
    sound(args.n or (16384 if args.device == 'cuda' else 256), args.device)
    print(f'check: all agree ({time.time() - began:.1f} s, torch {torch.__version__}, {args.device})')


if __name__ == '__main__':
    main()
