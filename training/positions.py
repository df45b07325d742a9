"""Positions for the tests of games/<game>/tests/net.test.ts: views our rules made (logs.ts), with the features and outputs this program makes
of the same rounds. The product has to come to the same from the view alone.

  python3 training/positions.py silver silver-logs.json.gz ckpt.pt games/silver/tests/fixtures/net-positions.json

In place of a checkpoint the file of weights will do, games/silver/nets/master.bin: its net is the one that is played.
In place of logs a file of such positions may be given: then the outputs alone are made anew, for other weights.
"""
import argparse
import gzip
import importlib
import json
import os
import sys

import torch

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from export import load, rounded  # noqa: E402


def recorded(net, inputs, seen, features):
    row = features[:inputs].cpu()
    with torch.no_grad():
        outputs = net(features.cpu().unsqueeze(0))[0]
    return {'seat': seen['seat'], 'view': seen['view'], 'legal': seen['legal'],
            'features': [[int(i), int(row[i])] for i in row.nonzero().flatten()], 'outputs': [round(float(v), 4) for v in outputs]}


def again(net, known, path):
    with open(known) as file:
        positions = json.load(file)
    for position in positions:
        row = torch.zeros(1, net.inputs, dtype=torch.uint8)
        for i, value in position['features']:
            row[0, i] = value
        with torch.no_grad():
            position['outputs'] = [round(float(v), 4) for v in net(row)[0]]
    with open(path, 'w') as file:
        json.dump(positions, file, separators=(',', ':'))
    print(f'{len(positions)} positions with other outputs')


def of_silver(net, inputs, logs, device):
    from silver.check import replay
    logs = [log for log in logs if any('view' in decision for decision in log['decisions'])]
    found = []

    def watch(t, r, live, legal, features):
        for k, i in enumerate(live):
            seen = logs[i]['decisions'][t].get('view')
            if seen is not None and int(r.phase[k]) <= 10:  # where a card is placed or added the net is not asked
                found.append(recorded(net, inputs, seen, features[k]))

    replay(logs, device, watch)
    return found


def of_anansi(net, inputs, logs, device):
    from anansi.check import replay
    found = []
    for seats in (3, 4, 5):
        here = [log for log in logs if log['seats'] == seats and 'views' in log]

        def watch(t, legal, features):
            for k, log in enumerate(here):
                found.extend(recorded(net, inputs, seen, features[k]) for seen in log['views'] if seen['at'] == t)

        replay(here, seats, device, watch)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('game', choices=('anansi', 'silver'))
    parser.add_argument('logs')
    parser.add_argument('ckpt')
    parser.add_argument('path')
    parser.add_argument('--most', type=int, default=120)
    args = parser.parse_args()
    game = importlib.import_module(f'{args.game}.train')
    net = rounded(load(game, args.ckpt))
    if args.logs.endswith('.json'):
        again(net, args.logs, args.path)
        return
    with gzip.open(args.logs, 'rt') as file:
        logs = json.load(file)['rounds']
    found = (of_silver if args.game == 'silver' else of_anansi)(net, game.INPUTS, logs, 'cpu')
    step = max(1, -(-len(found) // args.most))
    with open(args.path, 'w') as file:
        json.dump(found[::step], file, separators=(',', ':'))
    print(f'{len(found[::step])} positions of {len(found)}, {os.path.getsize(args.path)} bytes')


if __name__ == '__main__':
    main()
