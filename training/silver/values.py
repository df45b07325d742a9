"""What a round will bring, learnt from whole rounds: the value heads of a trained net anew, everything else as it is.

  python3 training/silver/values.py second/ckpt.pt third/ckpt.pt      (--minutes 1.5 --seed 31)

In training a stretch of decisions ends before long rounds do, so the heads learnt early positions from short rounds. Here the net plays
rounds to their ends, as the product plays it, and the heads are the least squares over all decisions of them: linear in what the last
layer says, so there is nothing to tune. The policy does not change by a bit.
"""
import argparse
import os
import sys
import time

import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from export import load, rounded  # noqa: E402
from net import half  # noqa: E402
from selfplay import masked  # noqa: E402
from silver import train as game  # noqa: E402
from silver.env import ACTIONS, P, PADDED, Rounds, deal  # noqa: E402

RIDGE = 1e-3
LONGEST = 900


def last_layer(net, x):
    h = F.linear(x[:, :PADDED].float() * net.scale, net.first.weight, net.first.bias)
    for layer, norm in zip(net.layers, net.norms):
        h = h + layer(F.relu(norm(h)))
    return F.relu(net.norms[-1](h))


@torch.no_grad()
def rounds_of(net, n, device):
    """Rows of all decisions of n rounds that ended: last layer, points by distance from the seat, who is there, seats, how far the round was."""
    seats = 2 + torch.arange(n, device=device) % 3
    r = Rounds(deal(seats, device))
    done = torch.zeros(n, dtype=torch.bool, device=device)
    points, length = torch.zeros(n, P, device=device), torch.zeros(n, device=device)
    layers, at, whose, when = [], [], [], []
    for t in range(LONGEST):
        r.look()
        legal = r.legal()[:, :ACTIONS]
        h = torch.cat([last_layer(net, rows) for rows in r.features().split(65536)])
        action = masked(F.linear(h, net.head.weight, net.head.bias)[:, :ACTIONS], legal).argmax(1)
        asked = (~done & (legal.sum(1) > 1)).nonzero().squeeze(1)  # where there is nothing to choose nobody asks
        layers.append(h[asked].half())
        at.append(asked)
        whose.append(r.turn[asked])
        when.append(torch.full_like(asked, t))
        before = r.fields()
        r.step(action)
        fresh = r.over & ~done
        points = torch.where(fresh.unsqueeze(1), r.points.float(), points)
        length = torch.where(fresh, float(t + 1), length)
        done = done | r.over
        r.begin_anew(done, before)  # what is over stands still
        if t % 16 == 15 and bool(done.all()):
            break
    h, at, whose, when = torch.cat(layers), torch.cat(at), torch.cat(whose), torch.cat(when)
    ended = done[at]
    h, at, whose, when = h[ended], at[ended], whose[ended], when[ended]
    turned = torch.arange(P, device=device)
    away = (whose.unsqueeze(1) + turned) % seats[at].unsqueeze(1)
    y = points[at].gather(1, away) / game.POINT_SCALE
    return h, y, turned < seats[at].unsqueeze(1), seats[at], when / length[at], float(done.float().mean())


def with_one(h):
    return torch.cat((h.float(), torch.ones_like(h[:, :1], dtype=torch.float32)), 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('ckpt')
    parser.add_argument('path')
    parser.add_argument('--minutes', type=float, default=1.5)
    parser.add_argument('--rounds', type=int, default=3 * 16384)
    parser.add_argument('--device', default='cuda' if torch.cuda.is_available() else 'cpu')
    parser.add_argument('--seed', type=int, default=31)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    net = rounded(load(game, args.ckpt)).to(args.device)
    size = net.width + 1
    squares = torch.zeros(P, size, size, dtype=torch.float64, device=args.device)
    moments = torch.zeros(P, size, dtype=torch.float64, device=args.device)
    began, played, decisions = time.time(), 0, 0
    while time.time() - began < 60 * args.minutes:
        h, y, there, *_ = rounds_of(net, args.rounds, args.device)
        for rows, wanted, those in zip(h.split(262144), y.split(262144), there.split(262144)):
            for k in range(P):
                x = with_one(rows[those[:, k]]).double()
                squares[k] += x.t() @ x
                moments[k] += x.t() @ wanted[those[:, k], k].double()
        played, decisions = played + args.rounds, decisions + h.shape[0]
    eye = RIDGE * decisions / 1e3 * torch.eye(size, dtype=torch.float64, device=args.device)
    heads = torch.linalg.solve(squares + eye, moments).float()  # [P, width + 1]
    print(f'{played} rounds, {decisions} decisions, {time.time() - began:.0f} s')

    h, y, there, seats, when, ended = rounds_of(net, args.rounds, args.device)
    print(f'{100 * ended:.2f} % of the rounds ended; on rounds not learnt from, own points: mean absolute error (mean error), before -> after')
    before = F.linear(h.float(), net.head.weight[ACTIONS:], net.head.bias[ACTIONS:])[:, 0]
    with torch.no_grad():
        net.head.weight[ACTIONS:] = heads[:, :-1]
        net.head.bias[ACTIONS:] = heads[:, -1]
        rounded(net)
    after = F.linear(h.float(), net.head.weight[ACTIONS:], net.head.bias[ACTIONS:])[:, 0]
    for n in (2, 3, 4):
        said = []
        for quarter in range(4):
            here = (seats == n) & ((when * 4).long().clamp(max=3) == quarter)
            off = [(value[here] - y[here, 0]) * game.POINT_SCALE for value in (before, after)]
            said.append(' -> '.join(f'{float(e.abs().mean()):.2f} ({float(e.mean()):+.2f})' for e in off))
        print(f'{n} seats: ' + '; '.join(said))
    kept = torch.load(args.ckpt, map_location='cpu')
    kept['ema']['head.weight'][ACTIONS:] = net.head.weight[ACTIONS:].half().cpu()
    kept['ema']['head.bias'][ACTIONS:] = net.head.bias[ACTIONS:].half().cpu()
    assert kept['ema'].keys() == half(net.state_dict()).keys()
    os.makedirs(os.path.dirname(args.path) or '.', exist_ok=True)
    torch.save(kept, args.path)


if __name__ == '__main__':
    main()
